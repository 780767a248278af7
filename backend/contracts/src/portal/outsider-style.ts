/** Styles of pages for people without an account: the portal's colours and the minimum of layout. */
export const OUTSIDER_STYLE = `
:root { color-scheme: light dark; --paper: #FAF9F5; --surface: #FFFFFF; --ink: #1F2521; --ink-2: #56605A; --line: #E6E6DE; --moss: #2F6B4F; --on-moss: #FFFFFF; --sheet: #FFFFFF; }
@media (prefers-color-scheme: dark) { :root { --paper: #151916; --surface: #1D231F; --ink: #E8ECE6; --ink-2: #A3AEA6; --line: #2C342E; --moss: #79BD97; --on-moss: #12201A; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, 'Segoe UI', Roboto, sans-serif; }
header, main, footer { max-width: 56rem; margin: 0 auto; padding: 1rem; }
header { padding-bottom: 0; color: var(--moss); font-weight: 600; }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 0 0 .5rem; font-size: 1.125rem; }
h3 { margin: 1rem 0 .25rem; font-size: 1rem; }
section { margin-top: 1rem; padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
dl { display: grid; grid-template-columns: minmax(7rem, auto) 1fr; gap: .25rem 1rem; margin: 0; }
dt { color: var(--ink-2); }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
ol { display: grid; gap: 1rem; margin: 0; padding: 0; list-style: none; }
ol img, ol svg { display: block; width: 100%; height: auto; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px; }
ol img { min-height: 12rem; }
svg text { fill: #1F2521; font-family: ui-monospace, monospace; white-space: pre; }
.act { display: inline-block; margin: 0 0 1rem; padding: .625rem 1rem; border-radius: 8px; background: var(--moss); color: var(--on-moss); font-weight: 600; text-decoration: none; }
.button { padding: .625rem 1rem; border: 0; border-radius: 8px; background: var(--moss); color: var(--on-moss); font: inherit; font-weight: 600; cursor: pointer; }
.button:focus-visible, .act:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.quiet { color: var(--ink-2); }
footer { color: var(--ink-2); font-size: .875rem; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; } section { padding: .75rem; } }
`;
