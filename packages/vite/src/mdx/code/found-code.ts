/** The code of a file that a fence names: what is to be shown, or why nothing is. */
export type FoundCode = { code: string; language: string } | { problem: string; hint: string };
