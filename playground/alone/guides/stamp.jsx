export function Badge() {
  return <p data-testid="stamp">Stamped in teal</p>;
}
