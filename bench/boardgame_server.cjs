// A boardgame.io server with a minimal turn game: two players count in turns, for ever.
// node boardgame_server.cjs PORT [FOLDER]: in memory, or with its flat files in a folder.

const { Server, FlatFile, SocketIO } = require("boardgame.io/server");

const counting = {
  name: "counting",
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }, number) => void (G.count += number) },
  turn: { minMoves: 1, maxMoves: 1 },
};

const [port, folder] = process.argv.slice(2);
const server = Server({
  games: [counting],
  origins: [],
  transport: new SocketIO({ socketOpts: { transports: ["websocket"] } }),
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run(Number(port), () => process.stdout.write("ready\n"));
