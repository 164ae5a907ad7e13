/** The most results, and the most values of a facet, that the search gives at once (CALL-37). */
export const everything = 1024;
