import { utcDay } from '@lichen/contracts/formats/days';
import { LANGUAGES } from '@lichen/contracts/text/languages';
import { renderMail } from '../../../platform/mail/render';
import { reminderMail } from './reminder-mails.rules';

const from = {
  companyId: 'c',
  companyName: 'Harrow Brewing',
  publicUrl: 'https://portal.example',
  period: { from: utcDay(2026, 10, 1), to: utcDay(2026, 10, 31) },
};
const reader = (lang: string) => ({ _id: 'u', first_name: 'Ida', email: 'ida@mill.example', lang, roles: [] });
const vehicles = (many: number) => Array.from({ length: many }, (_, at) => ({ _id: `v${at}`, name: `Van ${at}` }));
const links = (text: string) => text.match(/https:\S+/g);

it.each(LANGUAGES)('names the vehicles and days, with one link (%s)', (lang) => {
  const one = renderMail(reminderMail({ to: reader(lang), vehicles: vehicles(1) }, from));
  const many = renderMail(reminderMail({ to: reader(lang), vehicles: vehicles(7) }, from));

  expect(one.subject).toContain('Van 0');
  expect(links(one.text)).toEqual(['https://portal.example/business/vehicles/v0']);
  expect(many.subject).toContain('7');
  expect(many.text).toContain('Van 0, Van 1, Van 2, Van 3, Van 4, …');
  expect(links(many.text)).toEqual(['https://portal.example/business/vehicles']);
  expect(reminderMail({ to: reader(lang), vehicles: vehicles(7) }, from).member).toEqual({
    companyId: 'c',
    userId: 'u',
  });
  for (const { subject, text, html } of [one, many]) {
    expect(`${subject}${text}${html}`).not.toMatch(/[{}]{2}|\{\w+\}/);
    expect(text).toMatch(/31\S* .*2026|October 31, 2026/);
    expect(text).toContain('Harrow Brewing');
  }
});
