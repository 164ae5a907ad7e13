import type { Sandbox } from '#fixtures/sandbox/sandbox.ts';
import type { EnvironmentVariables } from '#src/config.ts';

/** The environment variables of a site that uses a sandbox. */
export function environmentOf({
  cms,
  bridge,
  tix,
  tixEducation,
  lesson,
}: Sandbox['urls']): EnvironmentVariables {
  return {
    CMS_URL: cms,
    BRIDGE_URL: bridge,
    TIX_URL: tix,
    TIX_EDUCATION_URL: tixEducation,
    LESSON_URL: lesson,
  };
}
