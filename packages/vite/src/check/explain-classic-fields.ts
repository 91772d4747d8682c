import type { Diagnostic, FieldReport } from '@octavo/core/internal';

/** Says of fields that only the other shape of the config has what to write in this one. */
export function explainClassicFields(fields: readonly FieldReport[], diagnostics: readonly Diagnostic[]): FieldReport[] {
  const told = new Map(
    diagnostics.flatMap(({ code, file, line, column, message }) =>
      code === 'config/classic-key' || code === 'config/current-key' ? [[`${file}:${line}:${column}`, message] as const] : [],
    ),
  );
  return fields.map((field) => {
    const { file, line, column } = field.position;
    const note = field.status === 'unsupported' ? told.get(`${file}:${line}:${column}`) : undefined;
    return note === undefined ? field : { ...field, note };
  });
}
