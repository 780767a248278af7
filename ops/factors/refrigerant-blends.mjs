/**
 * Blends by mass per cent, as ANSI/ASHRAE Standard 34 designates them; every line but those of
 * R407H, R452B and R455A, which one list has, was found alike in two of the
 * standard (its table in the ASHRAE Handbook, NIST REFPROP's list of predefined mixtures). The gases go by their R numbers.
 * R405A is left to the UK Government, whose 3920 takes 9200 for a gas that the IPCC gives 9540.
 */
const DESIGNATED = `
R401A 22/152a/124 53/13/34
R401B 22/152a/124 61/11/28
R401C 22/152a/124 33/15/52
R402A 125/290/22 60/2/38
R402B 125/290/22 38/2/60
R403A 290/22/218 5/75/20
R403B 290/22/218 5/56/39
R404A 125/143a/134a 44/52/4
R407A 32/125/134a 20/40/40
R407B 32/125/134a 10/70/20
R407C 32/125/134a 23/25/52
R407D 32/125/134a 15/15/70
R407E 32/125/134a 25/15/60
R407F 32/125/134a 30/30/40
R408A 125/143a/22 7/46/47
R410A 32/125 50/50
R410B 32/125 45/55
R411A 1270/22/152a 1.5/87.5/11
R411B 1270/22/152a 3/94/3
R412A 22/218/142b 70/5/25
R413A 218/134a/600a 9/88/3
R415A 22/152a 82/18
R415B 22/152a 25/75
R416A 134a/124/600 59/39.5/1.5
R417A 125/134a/600 46.6/50/3.4
R417B 125/134a/600 79/18.3/2.7
R418A 290/22/152a 1.5/96/2.5
R419A 125/134a/E170 77/19/4
R420A 134a/142b 88/12
R421A 125/134a 58/42
R421B 125/134a 85/15
R422A 125/134a/600a 85.1/11.5/3.4
R422B 125/134a/600a 55/42/3
R422C 125/134a/600a 82/15/3
R422D 125/134a/600a 65.1/31.5/3.4
R423A 134a/227ea 52.5/47.5
R424A 125/134a/600a/600/601a 50.5/47/0.9/1/0.6
R425A 32/134a/227ea 18.5/69.5/12
R426A 125/134a/600/601a 5.1/93/1.3/0.6
R427A 32/125/143a/134a 15/25/10/50
R428A 125/143a/290/600a 77.5/20/0.6/1.9
R429A E170/152a/600a 60/10/30
R430A 152a/600a 76/24
R431A 290/152a 71/29
R434A 125/143a/134a/600a 63.2/18/16/2.8
R435A E170/152a 80/20
R437A 125/134a/600/601 19.5/78.5/1.4/0.6
R438A 32/125/134a/600/601a 8.5/45/44.2/1.7/0.6
R439A 32/125/600a 50/47/3
R440A 290/134a/152a 0.6/1.6/97.8
R442A 32/125/134a/152a/227ea 31/31/30/3/5
R444A 32/152a/1234ze(E) 12/5/83
R445A 744/134a/1234ze(E) 6/9/85
R500 12/152a 73.8/26.2
R503 23/13 40.1/59.9
R504 32/115 48.2/51.8
R507A 125/143a 50/50
R508A 23/116 39/61
R508B 23/116 46/54
R509A 22/218 44/56
R512A 134a/152a 5/95
R407H 32/125/134a 32.5/15/52.5
R444B 32/152a/1234ze(E) 41.5/10/48.5
R448A 32/125/1234yf/134a/1234ze(E) 26/26/20/21/7
R449A 32/125/1234yf/134a 24.3/24.7/25.3/25.7
R449B 32/125/1234yf/134a 25.2/24.3/23.2/27.3
R450A 134a/1234ze(E) 42/58
R452A 32/125/1234yf 11/59/30
R452B 32/125/1234yf 67/7/26
R453A 32/125/134a/227ea/600/601a 20/20/53.8/5/0.6/0.6
R454A 32/1234yf 35/65
R454B 32/1234yf 68.9/31.1
R454C 32/1234yf 21.5/78.5
R455A 744/32/1234yf 3/21.5/75.5
R513A 1234yf/134a 56/44
R515B 1234ze(E)/227ea 91.1/8.9
`;

/** Gases of the Kyoto Protocol by R number; all others do not count in scope 1. */
const KYOTO_GASES = {
  ...Object.fromEntries(
    ['23', '32', '125', '134a', '143a', '152a', '227ea'].map((number) => [number, `HFC-${number}`]),
  ),
  116: 'PFC-116',
  218: 'PFC-218',
  C318: 'PFC-318',
  744: 'CO2',
};

/** @returns {{ code: string, parts: { gas: string, percent: string, kyoto: string | undefined }[] }[]} */
export const BLENDS = DESIGNATED.trim()
  .split('\n')
  .map((line) => {
    const [code, gases, percents] = line.split(' ');
    const shares = percents.split('/');
    const parts = gases.split('/').map((gas, at) => ({ gas, percent: shares[at], kyoto: KYOTO_GASES[gas] }));
    return { code, parts };
  });
