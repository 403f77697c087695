/* What compiled rules ask for: memory, and arithmetic that WebAssembly has no instruction for.

   Memory grows upwards from the end of the module's own data, and what is taken first is all zero.
   What rules borrow while they run (NRT_...) they give back; pieces of one size are kept in a list
   for the next who asks. */

typedef unsigned long long u64;
typedef unsigned int u32;

enum { PAGE = 65536, MOST_PAGES = 65536 - 1, ALIGNMENT = 64, SMALLEST = 6, SIZES = 32 };

typedef struct {
    u64 references;
    void *destructor;
    void *destructor_info;
    void *data;
    u64 size_class;
    void *external;
} Lent;

extern unsigned char __heap_base;

static u32 top;
static void *given_back[SIZES];

static u32 aligned(u32 address) { return (address + ALIGNMENT - 1) & ~(u32)(ALIGNMENT - 1); }

/* Take memory for good. */
u32 take(u32 bytes)
{
    if (!top)
        top = aligned((u32)&__heap_base);
    u32 start = top;
    u64 end = (u64)top + bytes + ALIGNMENT;
    u64 pages = (end + PAGE - 1) / PAGE;
    u64 present = __builtin_wasm_memory_size(0);
    if (pages > MOST_PAGES)
        __builtin_trap();
    if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == (unsigned long)-1)
        __builtin_trap();
    top = aligned(start + bytes);
    return start;
}

void *NRT_MemInfo_alloc_aligned(u64 bytes, u32 alignment)
{
    u32 wanted = (u32)bytes + sizeof(Lent) + 2 * ALIGNMENT;
    u32 size_class = SMALLEST;
    while ((1u << size_class) < wanted)
        size_class++;
    Lent *lent = given_back[size_class];
    if (lent)
        given_back[size_class] = *(void **)lent;
    else
        lent = (Lent *)take(1u << size_class);
    lent->references = 1;
    lent->destructor = 0;
    lent->data = (void *)aligned((u32)(lent + 1));
    lent->size_class = size_class;
    return lent;
}

void NRT_MemInfo_call_dtor(void *address)
{
    Lent *lent = address;
    u32 size_class = (u32)lent->size_class;
    *(void **)lent = given_back[size_class];
    given_back[size_class] = lent;
}

void *NRT_MemInfo_data_fast(void *address) { return ((Lent *)address)->data; }

double sqrt(double number) { return __builtin_sqrt(number); }
