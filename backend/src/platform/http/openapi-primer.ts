/** Introduction to the API: what holds for every call. Paragraphs are separated by an empty line. */
export const API_PRIMER = [
  'Start with GET /api/auth/challenge. POST /api/auth/register expects its `test` and `token`, with the highest of the three numbers as `answer`. Register, log-in and join set the session cookie; POST /api/data/setup then creates the company and its head office.',
  'One record is {"ok": true, "obj": {…}}, a list {"list", "total", "count"}. A refusal is {"err", "errors"?} with the status, where `errors` says what is wrong by field: a field of a part is told with a dot, as in `cost.amount`.',
  'Numbers are JSON numbers with a decimal point, never text; more decimals than a field takes are refused, not rounded. Exact decimals that only the server makes (parts, gases, inputs) are text. Days are the milliseconds since 1970 of their UTC midnight, and a period holds both of its days. Emissions are in kg of CO₂e unless `units` says t.',
  'Codes are those of GET /api/data/reference?name=…; a field names its list. Units are taken as the list `units` writes them, and as people spell them.',
  'Some required fields depend on other fields: the description of a draft lists them in addition to `required`, and POST …/preview returns what a create would answer, without storing anything.',
  'The figures of an activity are the rows of GET /api/data/emission_calcs?activity_id=…: one used row for each component, and for each basis of scope 2. GET /api/data/emission_calcs/{id}/explain tells how one was made.',
].join('\n\n');
