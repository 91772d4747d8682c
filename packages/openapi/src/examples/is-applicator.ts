const APPLICATORS =
  /^(?:properties|patternProperties|additionalProperties|items|prefixItems|allOf|\$ref|if|then|else|dependentSchemas|unevaluated)/;

/** Whether a keyword only says that something else does not fit. */
export function isApplicator(keyword: string): boolean {
  return APPLICATORS.test(keyword);
}
