import { expect, test } from 'vitest';
import { answeredForm } from './answered-form';
import { refusalOf } from './form-answer';

test('a form without an answer has its defaults and no errors', () => {
  const form = answeredForm('profile', undefined, { firstName: 'Ines' });
  expect(form.field('firstName')).toEqual({ defaultValue: 'Ines', errors: undefined });
  expect(form.allErrors).toEqual({});
  expect(form.errors).toBeUndefined();
});

test('after an answer what was typed counts, not the defaults, and each field has its own errors', () => {
  const answer = {
    result: { initialValue: { firstName: '' }, error: { lastName: ['Missing'], city: null } },
  };
  const form = answeredForm<'firstName' | 'lastName'>('profile', answer, {
    firstName: 'Ines',
    lastName: 'Oro',
  });
  expect(form.field('firstName')).toEqual({ defaultValue: '', errors: undefined });
  expect(form.field('lastName')).toEqual({ defaultValue: undefined, errors: ['Missing'] });
  expect(form.allErrors).toEqual({ lastName: ['Missing'] });
});

test('what failed as a whole is an error of the form', () => {
  const typed = new FormData();
  typed.set('email', 'ines@example.org');
  const form = answeredForm('email', refusalOf(typed, { title: 'Not saved', message: 'Try again.' }));
  expect(form.errors).toEqual(['Try again.']);
  expect(form.field('email').defaultValue).toBe('ines@example.org');
});
