/** Called for what is no file. */
export default {
  fetch(request) {
    const [, boat] = /^\/boats\/(\w+)$/.exec(new URL(request.url).pathname) ?? [];
    return boat === undefined ? new Response('No such place', { status: 404 }) : Response.json({ boat });
  },
};
