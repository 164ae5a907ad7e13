/** A file that violates a rule: its path, its text, and the line and message that are reported, or their beginning. */
export type PlantedFile = readonly [path: string, text: string, reported: string];

/** By the name of each rule, files that violate it. */
export type PlantedByRule = Readonly<Record<string, readonly PlantedFile[]>>;
