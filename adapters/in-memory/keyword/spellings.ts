/** For each word of a keyword, the words of the index that match it; the word itself is the first. A person's name counts as one word. */
export type KeywordSpellings = readonly (readonly string[])[];
