/** Milliseconds that a page may take for one step: far more than it needs, since a busy machine is no defect. */
export const PATIENCE = 120_000;
