import adapter from '@sveltejs/adapter-node';

/** Without a name of its own, each build calls itself by its time. */
export default { kit: { adapter: adapter(), version: { name: 'harbour' } } };
