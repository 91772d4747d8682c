import { findCore } from './core-script.ts';
import { holdPresses } from './hold-presses.ts';

// A page that needs the program at once has no other script.
if (findCore() === null) holdPresses();

export { holdPresses };
