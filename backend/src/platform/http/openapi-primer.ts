/** Introduction to the API: rules that all calls share. Paragraphs are separated by an empty line. */
export const API_PRIMER = [
  'Start with GET /api/auth/challenge. POST /api/auth/register expects its `test` and `token`, with the highest of the three numbers as `answer`. Registering, logging in and joining set the session cookie; POST /api/data/setup then creates the company and its head office.',
  'A record is returned as {"ok": true, "obj": {…}}, a list as {"list", "total", "count"}. An error is {"err", "errors"?} with its HTTP status; `errors` has one message for each invalid field, and nested fields are written with a dot, as in `cost.amount`.',
  'Numbers are JSON numbers with a decimal point, never text; a number with more decimals than its field accepts is rejected, not rounded. Exact decimals that only the server writes (parts, gases, inputs) are text. A day is its UTC midnight in milliseconds since 1970, and a period includes its first and its last day. Emissions are in kg of CO₂e unless `units` says t.',
  'A call that would change an approved year is refused with 428, and `asks` says what it would touch. Sent again with the header `lichen-reason` (10 to 500 letters, percent-encoded) it is done, and the reason is kept.',
  'Codes are those of GET /api/data/reference?name=…; a field names its list. Units are accepted as the list `units` writes them, and in common spellings.',
  'Some required fields depend on other fields: the description of a draft lists them in addition to `required`, and POST …/preview returns the answer of a create without storing anything.',
  'The figures of an activity are the rows of GET /api/data/emission_calcs?activity_id=…: one used row for each component, and for each basis of scope 2. GET /api/data/emission_calcs/{id}/explain shows how one was calculated.',
].join('\n\n');
