/** A block of code for a page. */
export interface CodeSample {
  lang: string;
  title: string;
  text: string;
}

/** The blocks that pages choose from: the languages that documentation has most. */
export const CODE_SAMPLES: readonly CodeSample[] = [
  {
    lang: 'ts',
    title: 'berth.ts',
    text: `import { createHarbour } from '@example/harbour';

interface Berth {
  id: string;
  draught: number;
  lamps?: 'red' | 'green';
}

const harbour = createHarbour({ token: process.env.HARBOUR_TOKEN, region: 'north' });

export async function findBerth(draught: number): Promise<Berth | undefined> {
  const berths = await harbour.berths.list({ free: true });
  // The shallowest berth that is deep enough leaves the deep ones to others.
  return berths.filter((berth) => berth.draught >= draught).sort((a, b) => a.draught - b.draught)[0];
}`,
  },
  {
    lang: 'bash',
    title: 'Terminal',
    text: `# Ask for the ships of today
curl --fail "https://api.example.com/v1/ships?day=$(date +%F)" \\
  --header "Authorization: Bearer $HARBOUR_TOKEN" \\
  --output ships.json

if [ "$(grep -c '"state": "waiting"' ships.json)" -gt 3 ]; then
  echo "More than three ships are waiting" >&2
  exit 1
fi`,
  },
  {
    lang: 'json',
    title: 'Answer',
    text: `{
  "id": "ship_0417",
  "name": "Meridian",
  "state": "waiting",
  "cargo": [
    { "kind": "container", "count": 120, "weight": 1840.5 },
    { "kind": "bulk", "count": 1, "weight": 6200 }
  ],
  "tugs": null
}`,
  },
  {
    lang: 'python',
    title: 'tides.py',
    text: `from dataclasses import dataclass
from datetime import datetime


@dataclass(frozen=True)
class Tide:
    at: datetime
    height: float


def next_high_water(tides: list[Tide], now: datetime) -> Tide | None:
    """The first high water after now, or None at the end of the table."""
    later = [tide for tide in tides if tide.at > now]
    return max(later[:2], key=lambda tide: tide.height, default=None)`,
  },
];
