import { describe, expect, it } from 'vitest';
import { aGlobal, hallOf } from '#fixtures/builders/a-hall.ts';
import { aPageOf } from '#fixtures/builders/a-page.ts';
import { aQuestionnaire } from '#tests/domain/recommendation/a-questionnaire.ts';
import { renderTemplate } from '#tests/ui/screens/render-template.ts';

/** A hall whose keuzehulp has this questionnaire. */
function hallAsking(recommendation = aQuestionnaire()) {
  const page = aPageOf('recommendation', {
    recommendation,
    subtitle: 'Wat mag muziek met u doen?',
    introduction: [{ kind: 'text', text: 'Vijf vragen met geluid.' }],
  });
  return hallOf(page);
}

describe('the start of the keuzehulp, rendered', () => {
  it('TPL-17 has title, subtitle, introduction, a button to begin and a link to the calendar', async () => {
    const { words, html } = await renderTemplate('/keuzehulp', hallAsking());
    expect(html).toMatch(/<h1[^>]*>Keuzehulp<\/h1>/);
    expect(words).toMatch(
      /Keuzehulp Wat mag muziek met u doen\? Vijf vragen met geluid\. Begin .*Liever zelf bladeren/,
    );
    expect(html).toMatch(/<button[^>]*>Begin<\/button>/);
    expect(html).toContain(`href="${aGlobal('nl').globalPages.eventOverview.url}">Liever zelf bladeren`);
  });

  it('TPL-17 KEUZE-5 has no question, because chance decides in the browser', async () => {
    const { words } = await renderTemplate('/keuzehulp', hallAsking());
    expect(words).not.toMatch(/stemming\?|gezelschap\?/);
  });

  it('TPL-17 KEUZE-1 says so, and leads to the calendar, if there are no questions', async () => {
    const { words, html } = await renderTemplate('/keuzehulp', hallAsking(aQuestionnaire({ trees: [] })));
    expect(words).toMatch(/De keuzehulp is er even niet .*Naar de agenda/);
    expect(html).not.toMatch(/<button[^>]*>Begin<\/button>/);
  });
});
