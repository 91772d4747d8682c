/** Marks a reference to a piece that was cut out of the schema around it, not to a schema with a name of its own. */
export const PART = 'x-octavo-part';
