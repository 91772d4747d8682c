/** A component that the theme does not have. */
export default function Gauge({ level }) {
  return <meter id="own-Gauge" value={level} max={5} aria-label="Level" />;
}
