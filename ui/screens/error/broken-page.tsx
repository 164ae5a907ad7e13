import { ErrorScreen } from '#ui/screens/error/error.screen.tsx';

/** The page is there, the code that draws it is not. */
export function BrokenPage() {
  return <ErrorScreen status={500} page={null} />;
}
