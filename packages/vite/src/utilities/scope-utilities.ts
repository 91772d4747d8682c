/**
 * Takes out of Tailwind's output what a host could meet: custom properties get our prefix, and the few theme variables that an author
 * names (`bg-[var(--color-red-500)]`) stand on our root instead of on `:root`.
 */
export function scopeUtilities(css: string): string {
  return (
    css
      // Not where a backslash shows a class name: `.bg-\[var\(--tw-x\)\]` has to stay as the author wrote it.
      .replaceAll(/(?<!\\.)--tw-/g, '--octavo-tw-')
      .replaceAll(':root, :host {', '.octavo {')
      // The sheet stands in a <style> too, which this would end.
      .replaceAll('</', String.raw`<\/`)
  );
}
