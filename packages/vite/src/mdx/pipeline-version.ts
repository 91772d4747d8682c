/** Raised with every change of the pipeline that gives the same text another result: part of the keys of what is kept on the disk. */
export const PIPELINE_VERSION = 198;
