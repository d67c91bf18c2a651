// Hecatomb `check` counted once more, slowly and in the plainest way: a board of letters, every piece walked square by square,
// every move tried and taken back if the own king could be taken then. It shares nothing with packages/games/src/hecatomb, and
// made the fixtures `hecatomb-check.*` of packages/games/test.
//
//   g++ -O2 -std=c++17 hecatomb-check.cpp -o hecatomb-check
//   ./hecatomb-check perft 4 qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w - 0
//   ./hecatomb-check play 300 7      300 positions of random matches drawn with seed 7, a line of JSON each
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace {

constexpr int CLOCK_LIMIT = 100;

struct Move {
  int fromFile, fromRank, toFile, toRank;
};

struct Position {
  /** By rank and file; '.' is empty, capitals are white. */
  char board[8][8];
  bool isWhite;
  int clock;
};

bool isOn(int file, int rank) { return file >= 0 && file < 8 && rank >= 0 && rank < 8; }
bool isPiece(char letter) { return letter != '.'; }
bool isWhitePiece(char letter) { return isPiece(letter) && std::isupper(static_cast<unsigned char>(letter)) != 0; }
bool isOf(char letter, bool isWhite) { return isPiece(letter) && isWhitePiece(letter) == isWhite; }

/** Where the pieces of a side can go, kings of the other side included, without a thought for the own king. */
std::vector<Move> possibleMoves(const Position& position, bool isWhite) {
  std::vector<Move> moves;
  for (int rank = 0; rank < 8; rank++) {
    for (int file = 0; file < 8; file++) {
      const char piece = position.board[rank][file];
      if (!isOf(piece, isWhite)) continue;
      const int farthest = std::toupper(static_cast<unsigned char>(piece)) == 'K' ? 1 : 7;
      for (int right = -1; right <= 1; right++) {
        for (int up = -1; up <= 1; up++) {
          if (right == 0 && up == 0) continue;
          for (int steps = 1; steps <= farthest; steps++) {
            const int toFile = file + right * steps;
            const int toRank = rank + up * steps;
            if (!isOn(toFile, toRank) || isOf(position.board[toRank][toFile], isWhite)) break;
            moves.push_back({file, rank, toFile, toRank});
            if (isPiece(position.board[toRank][toFile])) break;
          }
        }
      }
    }
  }
  return moves;
}

bool canTakeKing(const Position& position, bool isWhite) {
  for (const Move& move : possibleMoves(position, isWhite)) {
    const char goal = position.board[move.toRank][move.toFile];
    if (goal == 'K' || goal == 'k') return true;
  }
  return false;
}

Position after(const Position& position, const Move& move) {
  Position next = position;
  next.clock = isPiece(next.board[move.toRank][move.toFile]) ? 0 : next.clock + 1;
  next.board[move.toRank][move.toFile] = next.board[move.fromRank][move.fromFile];
  next.board[move.fromRank][move.fromFile] = '.';
  next.isWhite = !next.isWhite;
  return next;
}

/** Moves after which the own king cannot be taken. */
std::vector<Move> safeMoves(const Position& position) {
  std::vector<Move> moves;
  for (const Move& move : possibleMoves(position, position.isWhite)) {
    if (!canTakeKing(after(position, move), !position.isWhite)) moves.push_back(move);
  }
  return moves;
}

std::vector<Move> legalMoves(const Position& position) {
  return position.clock >= CLOCK_LIMIT ? std::vector<Move>{} : safeMoves(position);
}

std::uint64_t perft(const Position& position, int depth) {
  const std::vector<Move> moves = legalMoves(position);
  if (depth == 1) return moves.size();
  std::uint64_t nodes = 0;
  for (const Move& move : moves) nodes += perft(after(position, move), depth - 1);
  return nodes;
}

Position read(std::istream& words) {
  std::string ranks, side, left;
  Position position{};
  words >> ranks >> side >> left >> position.clock;
  int rank = 7, file = 0;
  for (const char letter : ranks) {
    if (letter == '/') {
      rank--;
      file = 0;
    } else if (std::isdigit(static_cast<unsigned char>(letter)) != 0) {
      for (int count = letter - '0'; count > 0; count--) position.board[rank][file++] = '.';
    } else {
      position.board[rank][file++] = letter;
    }
  }
  position.isWhite = side == "w";
  return position;
}

std::string write(const Position& position) {
  std::string text;
  for (int rank = 7; rank >= 0; rank--) {
    int empty = 0;
    for (const char letter : position.board[rank]) {
      if (!isPiece(letter)) {
        empty++;
        continue;
      }
      if (empty > 0) text += char('0' + empty);
      empty = 0;
      text += letter;
    }
    if (empty > 0) text += char('0' + empty);
    if (rank > 0) text += '/';
  }
  return text + (position.isWhite ? " w - " : " b - ") + std::to_string(position.clock);
}

std::string write(const Move& move) {
  return {char('a' + move.fromFile), char('1' + move.fromRank), char('a' + move.toFile), char('1' + move.toRank)};
}

/** Who has won, as JSON, or null. */
const char* over(const Position& position) {
  if (safeMoves(position).empty()) {
    if (!canTakeKing(position, !position.isWhite)) return "\"draw\"";
    return position.isWhite ? "\"2\"" : "\"1\"";
  }
  return position.clock >= CLOCK_LIMIT ? "\"draw\"" : "null";
}

/** One position with its moves, those that only the own king forbids, and some of the positions after it. */
void print(const Position& position, std::mt19937& random) {
  const std::vector<Move> moves = legalMoves(position);
  std::printf("{\"pos\": \"%s\", \"over\": %s, \"moves\": [", write(position).c_str(), over(position));
  const char* gap = "";
  for (const Move& move : moves) {
    std::printf("%s\"%s\"", gap, write(move).c_str());
    gap = ", ";
  }
  std::printf("], \"illegal\": [");
  gap = "";
  for (const Move& move : possibleMoves(position, position.isWhite)) {
    if (position.clock < CLOCK_LIMIT && !canTakeKing(after(position, move), !position.isWhite)) continue;
    std::printf("%s\"%s\"", gap, write(move).c_str());
    gap = ", ";
  }
  std::printf("], \"next\": {");
  if (!moves.empty()) {
    const Move& move = moves[random() % moves.size()];
    std::printf("\"%s\": \"%s\"", write(move).c_str(), write(after(position, move)).c_str());
  }
  std::printf("}}\n");
}

/** Every fourth ply of random matches that prefer captures, so that boards thin out, and every end. */
void play(int count, unsigned seed) {
  std::mt19937 random(seed);
  while (count > 0) {
    std::istringstream start("qqqqkqqq/qqqqqqqq/qqqqqqqq/qqqqqqqq/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQKQQQ w - 0");
    Position position = read(start);
    for (int ply = 0; count > 0; ply++) {
      const bool isOver = std::strcmp(over(position), "null") != 0;
      if (isOver || random() % 12 == 0) {
        print(position, random);
        count--;
      }
      if (isOver || ply > 400) break;
      const std::vector<Move> moves = legalMoves(position);
      Move chosen = moves[random() % moves.size()];
      for (int attempt = 0; attempt < 3 && !isPiece(position.board[chosen.toRank][chosen.toFile]); attempt++) {
        chosen = moves[random() % moves.size()];
      }
      position = after(position, chosen);
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::string task = argc > 3 ? argv[1] : "";
  if (task == "play") {
    play(std::atoi(argv[2]), unsigned(std::atoi(argv[3])));
    return 0;
  }
  if (task != "perft") {
    std::fprintf(stderr, "use: %s perft <depth> <position text…> | play <positions> <seed>\n", argv[0]);
    return 2;
  }
  std::string text;
  for (int index = 3; index < argc; index++) text += std::string(argv[index]) + " ";
  std::istringstream words(text);
  const Position position = read(words);
  std::printf("{\"pos\": \"%s\", \"perft\": [", write(position).c_str());
  for (int depth = 1; depth <= std::atoi(argv[2]); depth++) {
    std::printf("%s%llu", depth > 1 ? ", " : "", static_cast<unsigned long long>(perft(position, depth)));
    std::fflush(stdout);
  }
  std::printf("]}\n");
}
