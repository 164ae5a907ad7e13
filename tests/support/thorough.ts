/** Whether a run tries everything, as `npm run test:all` does, and not a share of it. */
export const isThorough: boolean = process.env['TEST_ALL'] !== undefined;
