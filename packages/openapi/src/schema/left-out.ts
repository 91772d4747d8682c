/** The keyword under which a bounded schema says what it leaves out: sentences. */
export const LEFT_OUT = 'octavo-left-out';
