import { expect, it } from 'vitest';
import { toBrowserSettings } from '#src/config.ts';
import { readyConfig } from '#tests/support/ready-config.ts';
import { renderElement } from '#tests/ui/render-element.tsx';
import { aRun } from '#tests/ui/screens/recommendation/a-run.ts';
import { SuggestionsActions } from '#ui/screens/recommendation/suggestions-actions.tsx';

/** The actions of a site with these variables. */
function render(variables: Readonly<Record<string, string>>): string {
  return renderElement(<SuggestionsActions viewModel={aRun().viewModel} />, {
    settings: toBrowserSettings(readyConfig(variables)),
  });
}

it('KEUZE-11 the suggestions are offered by e-mail, unless no system sends it', () => {
  expect(render({})).toContain('type="email"');
  const withoutMail = render({ BRIDGE_MAILS: '0' });
  expect(withoutMail).not.toContain('type="email"');
  expect(withoutMail).toContain('Deel deze uitkomst');
});
