/** The global function that a copy of a config calls for a module that is not there. */
export const STAND_IN = 'octavoStandIn';
