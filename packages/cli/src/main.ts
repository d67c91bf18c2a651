console.log('tabuleiro: five board games');
