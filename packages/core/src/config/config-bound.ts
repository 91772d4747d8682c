/** How many findings of one kind a config lists: what has more is no config. */
export const CONFIG_BOUND = { most: 500, place: 'this config' };
