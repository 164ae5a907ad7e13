/** The facets in a response that found nothing. */
export const facets = {
  composers: [],
  discounts: [],
  genres: [],
  instruments: [],
  rooms: [],
  specials: [],
  tags: [],
};
