import { nameError, passwordError } from './account-rules';

const withDigits = (length: number) => `Aa${'1'.repeat(length - 2)}`;

it.each([
  ['', 'Password is required'],
  [withDigits(5), 'Too short.'],
  [withDigits(6), null],
  [withDigits(30), null],
  [withDigits(31), 'Too long.'],
  ['abc', 'Too short. Must include at least one number. Must include at least one upper case letter.'],
  ['1234567', 'Must include at least one lower case letter. Must include at least one upper case letter.'],
])('says of the password %j: %s', (password, error) => expect(passwordError(password)).toBe(error));

it.each([
  [' ', 'Required'],
  ['x'.repeat(25), null],
  ['x'.repeat(26), 'Too long'],
  ['Anna-Lena O’Neill', null],
  ['Matthews', null],
  ['Andrews', null],
  ['Dawson', null],
  ['Lewson-Crowsley', null],
  ['Andrews/Dawson', null],
  ['Andréws'.normalize('NFD'), null],
  ['Wś'.normalize('NFD'), null],
  ['WSENT', null],
  ['Ftpson', null],
  ['see http', 'Invalid name'],
  ['wss', 'Invalid name'],
  ['a-ws-b', 'Invalid name'],
  ['Ws/home', 'Invalid name'],
  ['myhttp:home', 'Invalid name'],
  ['myftp/home', 'Invalid name'],
  ['HTTPS here', 'Invalid name'],
  ['on ws', 'Invalid name'],
  ['by ftp', 'Invalid name'],
  ['a://b', 'Invalid name'],
  ['a.b', 'Invalid name'],
  ['a@b', 'Invalid name'],
])('says of the name %j: %s', (name, error) => expect(nameError(name)).toBe(error));
