/** Letters that have room above an example, and those that the space around a tab takes. */
const [ROOM, SPACE] = [50, 3];

/** Whether the titles of examples have room beside each other, as tabs; else one is chosen from a list. */
export function hasRoomForTabs(examples: readonly { title: string }[]): boolean {
  return examples.reduce((letters, { title }) => letters + title.length + SPACE, 0) <= ROOM;
}
