/** A schema of any library that speaks Standard Schema, version 1 (https://standardschema.dev): valibot, Zod, ArkType and others. */
export interface StandardSchema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/** What a schema makes of a value, or what is wrong with it. */
export type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** What the schema of an extension makes of frontmatter, as it reaches a browser: `useFrontmatter<FrontmatterOf<typeof extension>>()`. */
export type FrontmatterOf<Given> = Given extends { frontmatter: StandardSchema<infer Output> } ? AsJson<Output> : never;

/** A value that was written as JSON and read again: a `Date` is a string. */
type AsJson<Value> = Value extends { toJSON(): infer Written }
  ? Written
  : Value extends object
    ? { [Key in keyof Value]: AsJson<Value[Key]> }
    : Value;
