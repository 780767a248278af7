import { senderOf } from './sending-domain';

it.each([
  ['ida@mill.example', 'mill.example'],
  ['Ida+x@Mill.example', 'mill.example'],
  ['ida@a.b.c.mill.example', 'mill.example'],
  ['ida@mail.mill.co.uk', 'mill.co.uk'],
  ['ida@mill.co.uk', 'mill.co.uk'],
  ['ida@co.no', 'co.no'],
  ['ida@mill.com', 'mill.com'],
  ['i.da+x@gmail.com', 'ida@gmail.com'],
  ['ida+2@outlook.com', 'ida@outlook.com'],
  ['ida@yahoo.co.uk', 'ida@yahoo.co.uk'],
  ['ida@hotmail.fr', 'ida@hotmail.fr'],
  ['ida@outlook.mill.example', 'mill.example'],
  ['nobody', 'nobody'],
])('lays %s to %s', (address, sender) => {
  expect(senderOf(address)).toBe(sender);
});
