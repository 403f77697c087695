"""Talking to the server from inside a page, as the client would."""

# A socket as a guest, that waits for what it wants to hear.
TALKING = """
async () => {
  await fetch('/api/guest', { method: 'POST', headers: { 'X-Gloaming': '1' } });
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/live');
  const heard = [];
  let wake = () => {};
  let closed;
  socket.onclose = ({ code, reason }) => { closed = `closed: ${code} ${reason}`; wake(); };
  socket.onmessage = ({ data }) => { heard.push(JSON.parse(data)); wake(); };
  await new Promise((opened) => (socket.onopen = opened));
  const until = async (wanted) => {
    for (;;) {
      const place = heard.findIndex(wanted);
      if (place >= 0) return heard.splice(place, 1)[0];
      if (closed) throw new Error(closed);
      await new Promise((woken) => (wake = woken));
    }
  };
  const newest = async (wanted) => {
    let last = await until(wanted);
    while (heard.some(wanted)) last = await until(wanted);
    return last;
  };
  const send = (message) => socket.send(JSON.stringify(message));
  const ask = async (table, command) => {
    const id = crypto.randomUUID();
    send({ type: 'ask', table, id, command });
    return until((message) => message.id === id);
  };
  send({ type: 'hello', version: 3 });
  await until(({ type }) => type === 'welcome');
  return { socket, until, newest, send, ask };
}
"""
