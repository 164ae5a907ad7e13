/** The fictional hall's `CALENDAR_SHORTCUTS`: free concerts, and concerts for families. */
export const demoCalendarShortcuts = 'specials=Gratis&genres=Familie';
