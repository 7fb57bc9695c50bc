// The least that a game can be: a move adds one to a number. Either player may move at any time.
exports.Counter = {
  name: 'counter',
  setup: () => ({ count: 0 }),
  turn: { activePlayers: { all: 'play' }, stages: {} },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};
