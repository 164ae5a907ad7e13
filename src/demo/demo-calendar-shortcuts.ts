/** The fictional hall's `CALENDAR_SHORTCUTS`: free ones, those for at most 15 euros, and those for families. */
export const demoCalendarShortcuts = 'specials=Gratis&maxPrice=15&genres=Familie';
