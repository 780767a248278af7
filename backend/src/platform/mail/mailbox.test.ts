import { mailboxOf } from './mailbox';

it.each([
  ['Kim@Else.example', 'kim@else.example'],
  [' kim+bills@else.example ', 'kim@else.example'],
  ['kim++a+b@else.example', 'kim@else.example'],
  ['k.im@else.example', 'k.im@else.example'],
  ['K.i.m+x@googlemail.com', 'kim@gmail.com'],
  ['kim@gmail.com', 'kim@gmail.com'],
  ['+kim@else.example', '+kim@else.example'],
  ['"a@b"+c@else.example', '"a@b"@else.example'],
  ['no address', 'no address'],
])('takes %j for the mailbox %j', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
