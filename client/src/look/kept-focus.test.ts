// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './kept-focus';

const PAGE = `
  <section class="board"><div role="application" tabindex="0"></div></section>
  <div class="bar"><button class="pressed">Leave it</button></div>`;

/** Press the button of the bar, in whose place another one comes. */
async function replacedBy(attributes: string): Promise<Element | null> {
  const pressed = document.querySelector<HTMLElement>('.pressed');
  pressed?.focus();
  pressed?.insertAdjacentHTML('afterend', `<button class="main" ${attributes}>Next</button>`);
  pressed?.remove();
  await new Promise((resolve) => setTimeout(resolve));
  return document.activeElement;
}

describe('the focus of a button that goes away', () => {
  beforeEach(() => {
    document.body.innerHTML = PAGE;
    return keepFocus(document.body);
  });

  it('goes on to what is to be done next', async () => {
    expect((await replacedBy(''))?.textContent).toBe('Next');
  });

  it('goes to the board where that would end one’s turn: Enter ends none by chance', async () => {
    expect((await replacedBy('data-last'))?.getAttribute('role')).toBe('application');
  });
});
