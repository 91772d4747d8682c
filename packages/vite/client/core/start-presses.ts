import { holdPresses } from './hold-presses.ts';

holdPresses();
