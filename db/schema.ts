export * from './schema/owners';
export * from './schema/users';
export * from './schema/check-ins';
export * from './schema/chats';
export * from './schema/reflections';
export * from './schema/reports';
export * from './schema/sms';
export * from './schema/limits';
