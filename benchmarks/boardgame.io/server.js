const { Server, Origins } = require('boardgame.io/server');
const { Counter } = require('./game');

const log = console.log;
console.log = () => {}; // it announces itself in its own words
const server = Server({ games: [Counter], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.env.PORT || 0) }).then(({ appServer }) => {
  log(`http://127.0.0.1:${appServer.address().port}/`);
});
