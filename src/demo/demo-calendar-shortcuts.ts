/** The fictional hall's `CALENDAR_SHORTCUTS`: free ones, those for at most 20 and 40 euros, and those for families. */
export const demoCalendarShortcuts = 'specials=Gratis&maxPrice=20&maxPrice=40&genres=Familie';
