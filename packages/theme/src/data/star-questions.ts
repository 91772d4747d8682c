/** Questions that are under way, by repository: the bar and the menu ask once. */
export type StarQuestions = Map<string, Promise<number | undefined>>;
