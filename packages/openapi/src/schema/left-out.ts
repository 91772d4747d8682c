/** The keyword under which a bounded schema says of which keywords it shows the beginning alone: `['enum (1000 / 2000)']`. */
export const LEFT_OUT = 'octavo-left-out';
