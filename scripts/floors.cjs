/**
 * The rooms of a folder by floors, the ground first (docs/decisions/039). A room needs only rooms on floors below its own,
 * types included: so no room ever needs itself through others.
 */
module.exports = {
  app: [
    ['browser', 'running', 'styles'],
    ['gateways'],
    ['domain'],
    ['components'],
    ['http', 'shell'],
    ['routes'],
  ],
  'app/components': [
    ['admin', 'hint', 'home', 'month-table', 'offline', 'outside-ai', 'tide', 'toast'],
    ['failure', 'report'],
    ['dialog', 'form'],
    ['shell'],
    ['chat', 'history', 'landing', 'passkey', 'scores'],
  ],
  'app/domain': [
    ['calendar'],
    ['audit', 'crypto', 'figures', 'listener', 'safety-plan', 'wording'],
    ['mail'],
    ['factors', 'meanings', 'owners', 'safety'],
    ['crisis-cards', 'sms'],
    ['check-in'],
    ['harbor', 'history', 'stats'],
    ['chat', 'insights'],
    ['reflections', 'scores'],
    ['accounts', 'reports'],
    ['admin', 'export'],
    ['import'],
    ['housekeeping'],
  ],
  'app/domain/check-in': [
    ['progress', 'questions'],
    ['completion', 'entries', 'trends'],
    ['drafts', 'home'],
  ],
  'app/domain/harbor': [['steps'], ['content'], ['machine']],
  'app/domain/reports': [['fhir', 'paper']],
  'app/http': [
    ['guard', 'visitor'],
    ['kept-forms'],
    ['accounts', 'chat', 'history', 'import', 'outside-ai', 'reflections', 'reports', 'scores', 'sms'],
  ],
  training: [['meanings'], ['learn'], ['learn-meanings']],
};
