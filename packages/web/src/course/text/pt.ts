import type { CoursePageTexts } from './en.ts';

export const pt: CoursePageTexts = {
  titleOf: (game) => `Aprender ${game}`,
  steps: 'Passos do curso',
  step: (number, title, isDone) => `Passo ${number}: ${title}${isDone ? ' (feito)' : ''}`,
  place: (step, steps, task, tasks) => `Passo ${step} de ${steps}${tasks > 1 ? ` · tarefa ${task} de ${tasks}` : ''}`,
  again: 'De novo',
  next: { task: 'Tarefa seguinte', step: 'Passo seguinte', end: 'Terminar' },
  skip: 'Jogar já',
  backToInvitation: 'Voltar ao convite',
  finished: (game) => `Já sabes jogar ${game}`,
  leftOut: 'Este foi o último passo. Podes fazer os que saltaste quando quiseres.',
  whatNext: 'O que queres fazer a seguir?',
  firstMatch: 'Jogar uma partida',
  restart: 'Recomeçar o curso',
  none: (game) => `Ainda não há um curso de ${game}. As regras explicam tudo, com tabuleiros para experimentar.`,
};
